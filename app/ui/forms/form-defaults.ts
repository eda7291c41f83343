type Control = HTMLInputElement | HTMLSelectElement

export function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (control): control is Control =>
      (control instanceof HTMLInputElement && control.type !== 'hidden') ||
      control instanceof HTMLSelectElement,
  )
}

/** Whether a form differs from its initial values. */
export function isChanged(form: HTMLFormElement): boolean {
  return controlsOf(form).some((control) =>
    isTick(control)
      ? control.checked !== control.defaultChecked
      : control.value !== defaultOf(control),
  )
}

export function toDefault(control: Control): void {
  if (isTick(control)) control.checked = control.defaultChecked
  // Setting the value moves the caret.
  else if (control.value !== defaultOf(control)) control.value = defaultOf(control)
}

function isTick(control: Control): control is HTMLInputElement {
  return control.type === 'checkbox' || control.type === 'radio'
}

function defaultOf(control: Control): string {
  if (control instanceof HTMLInputElement) return control.defaultValue
  const options = [...control.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}
