export function isSomethingTyped(): boolean {
  return [...document.querySelectorAll('input, textarea, select')].some(isChanged)
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (control instanceof HTMLInputElement) {
    // A checkbox's value does not say whether it is checked.
    if (/^(?:checkbox|radio)$/.test(control.type)) return control.checked !== control.defaultChecked
    return control.value !== control.defaultValue
  }
  if (!(control instanceof HTMLSelectElement)) return false
  const isDefault = [...control.options].some(({ defaultSelected }) => defaultSelected)
  return isDefault
    ? [...control.options].some((option) => option.selected !== option.defaultSelected)
    : control.selectedIndex > 0
}
