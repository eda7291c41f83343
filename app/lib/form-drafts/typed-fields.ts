export type TypedFields = Readonly<Record<string, string>>

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Secrets and files never stay on a device; buttons and hidden fields have no input. */
const SKIPPED = new Set(['hidden', 'password', 'file', 'submit', 'button', 'reset', 'image'])

export function typedIn(form: HTMLFormElement): TypedFields {
  const changed = [...controlsOf(form)].filter(([, control]) => isChanged(control))
  return Object.fromEntries(changed.map(([key, control]) => [key, valueOf(control)]))
}

export function fillIn(form: HTMLFormElement, fields: TypedFields): boolean {
  let isFilled = false
  for (const [key, control] of controlsOf(form)) {
    const value = fields[key]
    if (value === undefined || isChanged(control) || valueOf(control) === value) continue
    setValue(control, value)
    isFilled = true
  }
  return isFilled
}

export function emptyPosted(form: HTMLFormElement, posted: FormData): void {
  for (const [key, control] of controlsOf(form))
    if (!isTick(control) && isPosted(posted, key, valueOf(control))) setValue(control, '')
}

export function isPosted(posted: FormData, key: string, value: string): boolean {
  const [name = '', choice] = key.split('=', 2)
  const sent = posted.getAll(name.split('#', 1)[0] ?? '').map(String)
  if (choice !== undefined) return sent.includes(choice) === (value === 'true')
  return sent.some((one) => lines(one) === lines(value))
}

function controlsOf(form: HTMLFormElement): Map<string, Control> {
  const controls = new Map<string, Control>()
  const counts = new Map<string, number>()
  for (const one of form.elements) {
    if (!isControl(one) || one.name === '' || SKIPPED.has(one.type)) continue
    const nth = counts.get(one.name) ?? 0
    counts.set(one.name, nth + 1)
    controls.set(isTick(one) ? `${one.name}=${one.value}` : `${one.name}#${nth}`, one)
  }
  return controls
}

function isControl(element: Element): element is Control {
  return element.matches('input, select, textarea')
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

function isChanged(control: Control): boolean {
  return valueOf(control) !== beginning(control)
}

function valueOf(control: Control): string {
  return isTick(control) ? String(control.checked) : control.value
}

function beginning(control: Control): string {
  if (isTick(control)) return String(control.defaultChecked)
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  const options = [...control.options]
  return (options.find((one) => one.defaultSelected) ?? options[0])?.value ?? ''
}

function setValue(control: Control, value: string): void {
  if (isTick(control)) control.checked = value === 'true'
  else control.value = value
}

function lines(text: string): string {
  return text.replaceAll('\r\n', '\n')
}
