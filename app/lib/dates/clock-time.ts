/** An hour of the 24-hour clock as people in India say it: `18:30` is `6:30 pm`. */
export function clockTime(time: string): string {
  const [hour = '', minute = ''] = time.split(':')
  const hours = Number(hour)
  return `${hours % 12 === 0 ? 12 : hours % 12}:${minute} ${hours < 12 ? 'am' : 'pm'}`
}
