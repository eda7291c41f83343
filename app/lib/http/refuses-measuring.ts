/** Whether this browser says for its owner that nothing shall be measured (Global Privacy Control, Do Not Track). */
export function refusesMeasuring(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1'
}
