import encodeQR from 'qr'

export type QrPath = { d: string; size: number }

/** A QR code (ISO/IEC 18004) as one SVG path in modules, with a quiet zone of two. */
export function qrPath(text: string): QrPath {
  const rows = encodeQR(text, 'raw', { border: 2 })
  const d = rows
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return { d, size: rows.length }
}
