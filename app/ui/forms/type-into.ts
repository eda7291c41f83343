/** Types a text for the user; what listens to the form hears of it. Undefined where there is no such input. */
export function typeInto(id: string, text: string): { before: string } | undefined {
  const input = document.getElementById(id)
  if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return undefined
  const before = input.value.trim()
  input.value = text
  input.dispatchEvent(new Event('input', { bubbles: true }))
  return { before }
}
