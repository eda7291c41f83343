const STORE = 'desk-phone'
export const REMEMBER = 'remember'

export function rememberPhone(form: FormData): void {
  const phone = form.get('phone')
  try {
    if (form.has(REMEMBER) && typeof phone === 'string')
      window.localStorage.setItem(STORE, phone.trim())
    else window.localStorage.removeItem(STORE)
  } catch {
    // Without storage the form asks again.
  }
}

/** Fills in the remembered phone, unless the field has text. */
export function fillPhone(page: Document = document): void {
  const phone = storedPhone()
  const field = page.querySelector('#phone')
  const box = page.querySelector(`[name="${REMEMBER}"]`)
  if (phone === '' || !(field instanceof HTMLInputElement) || !(box instanceof HTMLInputElement))
    return
  box.checked = true
  if (field.value === '') field.value = phone
}

function storedPhone(): string {
  try {
    return window.localStorage.getItem(STORE) ?? ''
  } catch {
    return ''
  }
}
