import { LINE, labelWidth, CAPTION_LETTER, type Standing } from './lay-out-street.ts'
import { fine } from './street-scale.ts'

type PlateProps = {
  one: Standing
  letters: number
  at: { x: number; bottom: number; anchor: 'start' | 'end' }
  isLifted: boolean
}

const PADDING = 12

/** Two lines; hover and focus highlight it and add the location. */
export function StreetPlate({ one, letters, at: { x, bottom, anchor }, isLifted }: PlateProps) {
  const { name, caption, location } = one
  const textWidth = Math.max(labelWidth(one, letters), location.length * letters * CAPTION_LETTER)
  const width = fine(textWidth + 2 * PADDING)
  const height = 3 * LINE + PADDING
  const left = anchor === 'end' ? PADDING - width : -PADDING
  return (
    <g
      transform={`translate(${fine(x)} -${fine(bottom + 5)})`}
      textAnchor={anchor === 'end' ? 'end' : undefined}
      className={isLifted ? 'street-label street-label--lifted' : 'street-label'}
    >
      <path d={`M${fine(left)} 8v-${height}h${width}v${height}z`} className="street-plate" />
      <text y={-2 * LINE} className="street-place">
        {location}
      </text>
      <text y={-LINE} className="street-name">
        {name}
      </text>
      <text className="street-caption">{caption}</text>
    </g>
  )
}
