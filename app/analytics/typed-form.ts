/** Whether a form of this page holds something that loading it again could lose. */
export function isSomethingTyped(): boolean {
  return [...document.querySelectorAll('input, textarea, select')].some(isChanged)
}

function isChanged(control: Element): boolean {
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue
  if (control instanceof HTMLInputElement) {
    // The value of a box says nothing of whether it is ticked.
    if (/^(?:checkbox|radio)$/.test(control.type)) return control.checked !== control.defaultChecked
    return control.value !== control.defaultValue
  }
  if (!(control instanceof HTMLSelectElement)) return false
  const isDefault = [...control.options].some(({ defaultSelected }) => defaultSelected)
  return isDefault
    ? [...control.options].some((option) => option.selected !== option.defaultSelected)
    : control.selectedIndex > 0
}
