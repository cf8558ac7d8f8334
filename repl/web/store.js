// What stays in the browser between visits. Where that is full, absent or damaged, nothing else is
// lost: what cannot be kept is told once.

const prefix = "kasino.";
let complain = () => {};
let has_complained = false;

export function onTrouble(tell) { complain = tell; }

function trouble(error) {
  if (!has_complained) complain(String(error && error.message || error));
  has_complained = true;
}

export function kept(name, otherwise = null) {
  try {
    const text = localStorage.getItem(prefix + name);
    return text === null ? otherwise : JSON.parse(text);
  } catch (error) {
    trouble(error);
    return otherwise;
  }
}

export function keep(name, value) {
  try {
    if (value === null) localStorage.removeItem(prefix + name);
    else localStorage.setItem(prefix + name, JSON.stringify(value));
  } catch (error) {
    trouble(error);
  }
}
