/** Global Privacy Control or Do Not Track. */
export function refusesMeasuring(): boolean {
  return Reflect.get(navigator, 'globalPrivacyControl') === true || navigator.doNotTrack === '1'
}
