type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The controls of a box and the one that has the focus, before something may draw the box anew. */
export function controlsIn(box: Element) {
  const controls = [...box.querySelectorAll<Control>('input, select, textarea')]
  return { controls, focused: controls.findIndex((one) => one === document.activeElement) }
}

/**
 * Puts what was typed, chosen and ticked into the controls that replaced those it stood in, and the
 * focus back. React draws a box anew where something else has changed it: a translation of the page,
 * a sign of a password manager within a field.
 */
export function carryOver(
  { controls, focused }: ReturnType<typeof controlsIn>,
  box: Element,
): void {
  const { controls: present } = controlsIn(box)
  for (const [at, old] of controls.entries()) {
    const now = present[at]
    if (!now || now === old || now.name !== old.name || old.isConnected) continue
    copy(old, now)
    if (at !== focused) continue
    now.focus()
    if (isText(old) && isText(now)) now.setSelectionRange(old.selectionStart, old.selectionEnd)
  }
}

function copy(old: Control, now: Control): void {
  if (now instanceof HTMLInputElement && old instanceof HTMLInputElement && isTicked(now)) {
    // React hears of a tick by its click.
    if (now.checked !== old.checked) now.click()
  } else if (now.value !== old.value) {
    // Beside React's own setter, which would take the value for one that it knows already.
    Reflect.set(Object.getPrototypeOf(now), 'value', old.value, now)
    now.dispatchEvent(new Event('input', { bubbles: true }))
    now.dispatchEvent(new Event('change', { bubbles: true }))
  }
}

function isTicked({ type }: HTMLInputElement): boolean {
  return type === 'checkbox' || type === 'radio'
}

/** Of other types no selection can be set. */
function isText(control: Control): control is HTMLInputElement | HTMLTextAreaElement {
  return (
    control instanceof HTMLTextAreaElement ||
    /^(?:text|tel|search|url|password)$/.test(control.type)
  )
}
