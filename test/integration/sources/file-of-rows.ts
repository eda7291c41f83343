export const ROWS = 5000

/** Two enquiries of each person, for two places; each tenth row has lost its phone. */
export function fileOfRows(): Buffer {
  const rows = Array.from({ length: ROWS }, (_, at) => {
    if (at % 10 === 9) return `Person ${at},9.19E+11,Pune`
    const phone = `97${String(Math.floor(at / 2)).padStart(8, '0')}`
    return `Person ${at},${phone},${at % 2 === 0 ? 'Pune' : 'Goa'}`
  })
  return Buffer.from(['Name,Mobile,City', ...rows, ''].join('\n'))
}
