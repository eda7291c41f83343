import { Circle, Path, Svg, View } from '@react-pdf/renderer'

import { colours, style } from './brochure-style.server.ts'
import { Text } from './brochure-text.server.tsx'
import type { Brochure } from './brochure.server.ts'

export function Frame({ brochure: { project, site } }: { brochure: Brochure }) {
  return (
    <>
      <View style={style.head} fixed>
        <View style={style.brand}>
          <NorthPoint />
          <Text style={style.brandName}>{site.brand}</Text>
        </View>
        <Text
          style={style.counted}
          render={({ pageNumber }) => (pageNumber > 1 ? project.name : project.type)}
        />
      </View>
      <View style={style.foot} fixed>
        <Text style={style.small}>{[site.phone, site.email].filter(Boolean).join(', ')}</Text>
        <Text
          style={style.counted}
          render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`}
        />
      </View>
    </>
  )
}

function NorthPoint() {
  const line = { stroke: colours.ink, strokeWidth: 1.6 }
  return (
    <Svg width={21} height={21} viewBox="0 0 40 40">
      <Circle cx={20} cy={20} r={18.5} fill="none" {...line} />
      <Path d="M20 1.5 10.5 31 20 25Z" fill={colours.marigold} {...line} />
      <Path d="M20 1.5 29.5 31 20 25Z" fill={colours.ink} {...line} />
    </Svg>
  )
}
