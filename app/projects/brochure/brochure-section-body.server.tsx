import type { ComponentType } from 'react'
import { Rect, Svg, View } from '@react-pdf/renderer'

import { formatPrice } from '#app/projects/model/price-label.ts'
import type { Project } from '#app/projects/model/project.ts'
import { unitKey } from '#app/projects/questions/question-states.ts'
import { overviewTexts } from '#app/projects/sections/overview-texts.ts'
import type { Section, SectionOf } from '#app/projects/sections/section.ts'

import { Columns, Ledger, Paragraphs, Rooms } from './brochure-rows.server.tsx'
import type { Brochure } from './brochure.server.ts'
import { colours, style } from './brochure-style.server.ts'
import { Link, Text } from './brochure-text.server.tsx'

export type Drawn<K extends Section['kind']> = {
  section: { [P in K]: SectionOf<P> }[K]
  project: Partial<Pick<Project, 'pages' | 'location' | 'summary'> & Pick<Brochure, 'plans'>>
}
type Views = { [K in Section['kind']]: ComponentType<Drawn<K>> }

/** The type requires a view for each kind of section; pictures are drawn elsewhere. */
const views: Views = {
  overview: Overview,
  units: Units,
  features: Features,
  particulars: ({ section }) => (
    <Ledger rows={section.rows.map(({ label, value }) => [label, value])} />
  ),
  location: Location,
  prices: Prices,
  spaces: Spaces,
  'payment-plan': PaymentPlan,
  tiles: Tiles,
  gallery: () => null,
  landmarks: () => null,
  sustainability: Prose,
  investment: Prose,
  developer: Prose,
  links: Links,
  claims: Claims,
  'coming-soon': ({ section }) => <Text style={style.lede}>{section.text}</Text>,
}

export function SectionBody<K extends Section['kind']>({ section, project }: Drawn<K>) {
  const Body: ComponentType<Drawn<K>> = views[section.kind]
  return <Body section={section} project={project} />
}

function Overview({ section, project: { summary } }: Drawn<'overview'>) {
  const [lede, ...rest] = overviewTexts(section.paragraphs, summary)
  return (
    <>
      <Text style={style.lede}>{lede}</Text>
      <Paragraphs texts={rest} />
    </>
  )
}

function Prose({ section }: { section: SectionOf<'sustainability' | 'investment' | 'developer'> }) {
  return <Paragraphs texts={section.paragraphs} />
}

function Units({ section, project: { plans = [] } }: Drawn<'units'>) {
  const rows = section.rows.map(({ name, bedrooms, utility, detail }) => {
    if (bedrooms === undefined) return [name, detail ?? ''] as const
    const plan = plans.find(({ unit }) => unitKey(unit) === unitKey(name))
    const detailText = detail ?? planText(plan)
    return [
      name,
      <Rooms key={name} bedrooms={bedrooms} utility={utility ?? false} label={detailText} />,
    ] as const
  })
  return <Ledger rows={rows} />
}

function planText(plan: Brochure['plans'][number] | undefined): string {
  if (!plan) return 'Ask us for the plan and sizes'
  return plan.area === undefined ? 'Floor plan online' : `${plan.area}, plan online`
}

function Features({ section }: Drawn<'features'>) {
  return <Columns items={section.items} />
}

function Tiles({ section }: Drawn<'tiles'>) {
  return (
    <View style={[style.rule, style.columns]}>
      {section.items.map(({ title, text }) => (
        <View key={title} style={style.half}>
          <Text style={style.strong}>{title}</Text>
          {text ? <Text style={style.small}>{text}</Text> : null}
        </View>
      ))}
    </View>
  )
}

function Location({ section, project: { location = '' } }: Drawn<'location'>) {
  if (section.items.every(({ place }) => location.includes(place))) {
    return <Text style={style.paragraph}>{location}</Text>
  }
  if (section.items.every(({ km }) => km === undefined)) {
    return (
      <>
        <Text style={style.near}>Nearby:</Text>
        <Columns items={section.items.map(({ place }) => place)} />
      </>
    )
  }
  const rows = section.items.map(({ place, km, wording }) => {
    const distance = km === undefined ? 'Nearby' : `${km}\u00A0km`
    return [place, wording ?? distance] as const
  })
  return <Ledger rows={rows} />
}

function Prices({ section }: Drawn<'prices'>) {
  const rows = section.rows.map(({ label, from, to }) => {
    const text =
      to === undefined ? `From ${formatPrice(from)}` : `${formatPrice(from)} to ${formatPrice(to)}`
    return [label, text] as const
  })
  return (
    <>
      <Ledger rows={rows} />
      {section.note ? <Text style={style.paragraph}>{section.note}</Text> : null}
    </>
  )
}

function Spaces({ project }: Drawn<'spaces'>) {
  return <Ledger rows={(project.pages ?? []).map(({ name, summary }) => [name, summary])} />
}

function PaymentPlan({ section }: Drawn<'payment-plan'>) {
  const { parts } = section
  const starts = parts.map((_, at) => parts.slice(0, at).reduce((sum, { share }) => sum + share, 0))
  return (
    <>
      <Svg width="100%" height={10} viewBox="0 0 100 10" preserveAspectRatio="none">
        {parts.map(({ share }, index) => (
          <Rect
            key={starts[index]}
            x={starts[index] ?? 0}
            y={0}
            width={share - (index < parts.length - 1 ? 0.6 : 0)}
            height={10}
            fill={index === 0 ? colours.marigold : colours.ink}
          />
        ))}
      </Svg>
      <View style={style.columns}>
        {parts.map(({ share, due }, index) => (
          <View key={starts[index]} style={style.half}>
            <Text style={style.figure}>{share}%</Text>
            <Text style={style.small}>{due ?? 'Date on request'}</Text>
          </View>
        ))}
      </View>
    </>
  )
}

function Claims({ section }: Drawn<'claims'>) {
  return (
    <>
      <Columns items={section.items} />
      <Text style={[style.small, { marginTop: 5 }]}>
        These are the developer’s statements, not ours. See the disclaimer.
      </Text>
    </>
  )
}

function Links({ section }: Drawn<'links'>) {
  return (
    <>
      {section.items.map(({ label, href }) => (
        <Link key={href} src={href} style={style.link}>
          {label}
        </Link>
      ))}
      {section.note ? <Text style={style.small}>{section.note}</Text> : null}
    </>
  )
}
