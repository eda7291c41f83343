/** `18:30` becomes `6:30 pm`. */
export function clockTime(time: string): string {
  const [hour = '', minute = ''] = time.split(':')
  const hours = Number(hour)
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minute} ${hours < 12 ? 'am' : 'pm'}`
}
