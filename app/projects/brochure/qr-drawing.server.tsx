import { Path, Svg } from '@react-pdf/renderer'

import { qrPath } from '#app/lib/http/qr-path.ts'

import { colours } from './brochure-style.server.ts'

/** `size` in points. */
export function QrDrawing({ text, size }: { text: string; size: number }) {
  const code = qrPath(text)
  return (
    <Svg width={size} height={size} viewBox={`0 0 ${code.size} ${code.size}`}>
      <Path d={code.d} fill={colours.ink} />
    </Svg>
  )
}
