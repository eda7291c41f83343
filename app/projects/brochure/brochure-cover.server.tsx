import { Image, View } from '@react-pdf/renderer'

import { IMPRESSION_LABEL } from '#app/media/impression-note.ts'
import { priceLabel } from '#app/projects/model/price-label.ts'
import type { Project } from '#app/projects/model/project.ts'
import { printedCell, type FactCell } from '#app/projects/page/fact-cells.ts'
import type { ReraNotice } from '#app/projects/rera/rera-notice.ts'

import type { Pictures } from './brochure-gallery.server.tsx'
import { style } from './brochure-style.server.ts'
import { Text, Link } from './brochure-text.server.tsx'
import type { Brochure } from './brochure.server.ts'
import { QrDrawing } from './qr-drawing.server.tsx'

export function Cover({ project, pictures }: { project: Project; pictures: Pictures }) {
  const picture = pictures.get(project.slug)
  if (!picture) return null
  return (
    <View style={style.cover}>
      <Image
        src={{ data: picture.data, format: 'jpg' }}
        style={[
          style.coverPicture,
          { objectPosition: `${picture.focusX ?? 50}% ${picture.focus}%` },
        ]}
      />
      {picture.isImpression ? <Text style={style.impression}>{IMPRESSION_LABEL}</Text> : null}
    </View>
  )
}

export function Titles({ brochure: { project, notice } }: { brochure: Brochure }) {
  return (
    <View style={style.titles}>
      <View style={style.title}>
        <Text style={style.name}>{project.name}</Text>
        <Text style={style.place}>
          {project.location}
          {project.developer ? ` · by ${project.developer}` : ''}
        </Text>
        <Text style={style.price}>{priceLabel(project).text}</Text>
      </View>
      <Registration notice={notice} />
    </View>
  )
}

export function Facts({ cells }: { cells: readonly FactCell[] }) {
  if (cells.length === 0) return null
  return (
    <View style={style.facts} wrap={false}>
      {cells.map(printedCell).map(({ figure, unit, label }, index) => (
        <View key={label} style={index === 0 ? style.fact : [style.fact, style.factNext]}>
          <Text style={style.figure}>
            {figure}
            {unit ? <Text style={style.unit}> {unit}</Text> : null}
          </Text>
          <Text style={style.small}>{label}</Text>
        </View>
      ))}
    </View>
  )
}

/** The registration, as the RERA authority of the project's state requires in advertisements. */
function Registration({ notice }: { notice: ReraNotice }) {
  const { state, authority, portal, page, account, agent, asked } = notice
  return (
    <View style={style.rera}>
      <Text style={style.small}>RERA registration, {state}</Text>
      <Text style={style.strong}>{registrationText(notice)}</Text>
      {asked === undefined ? null : <Text style={style.small}>{asked}</Text>}
      <Link src={portal} style={[style.small, style.link]}>
        {authority}
      </Link>
      {account === undefined ? null : (
        <Text style={style.small}>Project collection account: {account}</Text>
      )}
      {agent === undefined ? null : (
        <Text style={style.small}>Our registration as agent: {agent}</Text>
      )}
      {page === undefined ? null : <QrDrawing text={page} size={58} />}
    </View>
  )
}

/** Never invents a number. */
function registrationText({ number, isRegistered }: ReraNotice): string {
  return number ?? (isRegistered ? 'Registered, number on request' : 'RERA number on request')
}
