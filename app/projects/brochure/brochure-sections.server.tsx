import { View } from '@react-pdf/renderer'

import { planName } from '#app/projects/model/payment-plan.ts'
import { anchorOf, headingOf } from '#app/projects/sections/section-anchor.ts'
import type { Section } from '#app/projects/sections/section.ts'

import { SectionBody, type Drawn } from './brochure-section-body.server.tsx'
import { style } from './brochure-style.server.ts'
import { Text } from './brochure-text.server.tsx'

const PICTURED = new Set<Section['kind']>(['gallery', 'landmarks'])

type Props = { sections: readonly Section[]; project: Drawn<Section['kind']>['project'] }

/** Characters of JSON that always fit on a sheet, and on half a sheet. */
const SHEET = 2500
const HALF = 1200

/** An estimate on the safe side; other sections may break across sheets. */
export function fitsOneSheet(sections: readonly Section[]): boolean {
  return JSON.stringify(sections).length < SHEET
}

export function isShort(sections: readonly Section[]): boolean {
  return JSON.stringify(sections).length < HALF
}

export function BrochureSections({ sections, project }: Props) {
  const written = sections.filter(({ kind }) => !PICTURED.has(kind))
  return written.map((section) => (
    <View key={anchorOf(section)} style={style.section} wrap={!fitsOneSheet([section])}>
      <Text style={style.heading}>{titleOf(section)}</Text>
      <View style={style.body}>
        <SectionBody section={section} project={project} />
      </View>
    </View>
  ))
}

function titleOf(section: Section): string {
  const heading = headingOf(section)
  return section.kind === 'payment-plan' ? `${heading} ${planName(section.parts)}` : heading
}
