import type { ReactNode } from 'react'

import { Rect, Svg, View } from '@react-pdf/renderer'

import { colours, style } from './brochure-style.server.ts'
import { Text } from './brochure-text.server.tsx'

export function Ledger({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <View style={style.rule}>
      {rows.map(([label, value]) => (
        <View key={label} style={style.row}>
          <Text style={style.rowLabel}>{label}</Text>
          {typeof value === 'string' ? <Text style={style.rowValue}>{value}</Text> : value}
        </View>
      ))}
    </View>
  )
}

export function Columns({ items }: { items: readonly string[] }) {
  return (
    <View style={[style.rule, style.columns]}>
      {items.map((item) => (
        <Text key={item} style={style.half}>
          {item}
        </Text>
      ))}
    </View>
  )
}

export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <Text key={text} style={style.paragraph}>
      {text}
    </Text>
  ))
}

/** One square for each bedroom, a smaller one for the utility room. */
export function Rooms(props: { bedrooms: number; utility: boolean; label: string }) {
  const { bedrooms, utility, label } = props
  const wide = bedrooms * 14 + (utility ? 10 : 0)
  const outline = { stroke: colours.ink, strokeWidth: 1 }
  return (
    <>
      <Svg width={80} height={13} viewBox="0 0 80 13">
        {Array.from({ length: bedrooms }, (_, room) => (
          <Rect
            key={room}
            x={room * 14 + 0.5}
            y={0.5}
            width={12}
            height={12}
            fill="none"
            {...outline}
          />
        ))}
        {utility ? (
          <Rect x={wide - 9.5} y={5.5} width={7} height={7} fill={colours.marigold} {...outline} />
        ) : null}
      </Svg>
      <Text style={style.rowValue}>{label}</Text>
    </>
  )
}
