const STORE = 'desk-letters'

/** Whether single-letter shortcuts are on; WCAG 2.1.4 requires a switch. */
export function lettersAreOn(): boolean {
  try {
    return window.localStorage.getItem(STORE) !== 'off'
  } catch {
    return true
  }
}

export function switchLetters(isOn: boolean): void {
  try {
    window.localStorage.setItem(STORE, isOn ? 'on' : 'off')
  } catch {
    return
  }
}
