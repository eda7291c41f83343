const STORE = 'desk-phone'
/** The name of the box that is ticked to have the phone remembered. */
export const REMEMBER = 'remember'

/** Keeps the phone of a login on this device where its person ticked that, and forgets it otherwise. */
export function rememberPhone(form: FormData): void {
  const phone = form.get('phone')
  try {
    if (form.has(REMEMBER) && typeof phone === 'string')
      window.localStorage.setItem(STORE, phone.trim())
    else window.localStorage.removeItem(STORE)
  } catch {
    // A browser that keeps nothing asks for it again.
  }
}

/** Writes the phone that this device remembers into the login, unless something stands there. */
export function fillPhone(page: Document = document): void {
  const phone = heldPhone()
  const field = page.querySelector('#phone')
  const box = page.querySelector(`[name="${REMEMBER}"]`)
  if (phone === '' || !(field instanceof HTMLInputElement) || !(box instanceof HTMLInputElement))
    return
  box.checked = true
  if (field.value === '') field.value = phone
}

function heldPhone(): string {
  try {
    return window.localStorage.getItem(STORE) ?? ''
  } catch {
    return ''
  }
}
