export function noBreakUnits(text: string): string {
  return text.replaceAll(
    /(\d\+?) (sq\.? (?:ft|m|yd|yards)|acres|floors|BHK|km|metres|months)\b/g,
    (_, figure: string, unit: string) => `${figure}\u00A0${unit.replace(' ', '\u00A0')}`,
  )
}
