/// <reference lib="dom" />

/** Words in a paragraph of a style. */
export function paragraph(style: string, words: string): HTMLParagraphElement {
  const made = document.createElement('p');
  made.className = style;
  made.textContent = words;
  return made;
}

/** An input under its label. */
export function field<T extends HTMLElement>(
  words: string,
  input: T,
  style: 'field' | 'check' = 'field',
): HTMLLabelElement {
  const [label, told] = [document.createElement('label'), document.createElement('span')];
  told.textContent = words;
  label.className = style;
  if (style === 'check') label.append(input, told);
  else label.append(told, input);
  return label;
}

export function checkbox(checked: boolean): HTMLInputElement {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = checked;
  return box;
}

/** What was told of something that is asked for, in a place that screen readers read out. */
function status(): HTMLDivElement {
  const made = document.createElement('div');
  made.setAttribute('role', 'status');
  return made;
}

interface FormOf {
  readonly parts: readonly HTMLElement[];
  readonly yes: string;
  readonly send: (told: Element) => Promise<void>;
}

/** A form that is sent once at a time, and says below what became of it. */
export function formOf({ parts, yes, send }: FormOf): HTMLFormElement {
  const [form, save, told] = [document.createElement('form'), document.createElement('button'), status()];
  save.className = 'main';
  save.textContent = yes;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (save.ariaDisabled === 'true') return;
    save.ariaDisabled = 'true';
    await send(told);
    save.ariaDisabled = 'false';
  });
  form.append(...parts, save, told);
  return form;
}

export function heading(words: string): HTMLHeadingElement {
  const made = document.createElement('h3');
  made.textContent = words;
  return made;
}
