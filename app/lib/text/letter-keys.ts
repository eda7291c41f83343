const STORE = 'desk-letters'

/** Whether letters alone do something in this browser (WCAG 2.1.4 wants that to be switched off). */
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
