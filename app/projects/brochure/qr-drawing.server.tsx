import { Path, Rect, Svg } from '@react-pdf/renderer'
import { encodeQR } from 'qr'

import { colours } from './brochure-style.server.ts'

/** Quiet modules on each side, as ISO/IEC 18004 asks for. */
const BORDER = 4

/** A QR code as one path; `size` in points. */
export function QrDrawing({ text, size }: { text: string; size: number }) {
  const modules = encodeQR(text, 'raw', { border: BORDER, ecc: 'medium' })
  const d = modules.flatMap((row, y) => row.flatMap((on, x) => (on ? `M${x} ${y}h1v1h-1z` : [])))
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${modules.length} ${modules.length}`}>
      <Rect x={0} y={0} width={modules.length} height={modules.length} fill="#ffffff" />
      <Path d={d.join('')} fill={colours.ink} />
    </Svg>
  )
}
