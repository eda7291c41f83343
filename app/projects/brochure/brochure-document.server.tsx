import { Fragment, type ReactNode } from 'react'
import { Document, Page, View, Circle, Path, Svg } from '@react-pdf/renderer'

import { telephoneAddress } from '#app/lib/phone/telephone-address.ts'
import { isolated } from '#app/lib/text/bidi.ts'
import type { SubPage } from '#app/projects/model/project.ts'
import { allCells, factCells } from '#app/projects/page/fact-cells.ts'
import { QUESTIONS } from '#app/projects/questions/question.ts'
import { questionStates } from '#app/projects/questions/question-states.ts'
import { anchorOf } from '#app/projects/sections/section-anchor.ts'

import { Cover, Facts, Titles } from './brochure-cover.server.tsx'
import { BrochureGallery, type Pictures } from './brochure-gallery.server.tsx'
import { Ledger } from './brochure-rows.server.tsx'
import { BrochureSections, fitsOneSheet, isShort } from './brochure-sections.server.tsx'
import { style, colours } from './brochure-style.server.ts'
import { Text, Link } from './brochure-text.server.tsx'
import { galleryPictures, type Brochure, pageAddress } from './brochure.server.ts'
import { QrDrawing } from './qr-drawing.server.tsx'

type Props = {
  brochure: Brochure
  pictures: Pictures
  sheets: 'one' | 'many'
}

/** A4 pages with the content of the project's page. */
export function BrochureDocument({ brochure, pictures, sheets }: Props) {
  const { project, site } = brochure
  const blocks = blocksOf(brochure, pictures)
  const last = blocks.at(-1)
  const company = last?.isShort ? last : undefined
  const body = company ? blocks.slice(0, -1) : blocks
  return (
    <Document
      title={[project.name, project.location].map(isolated).join(', ')}
      author={site.brand}
      creator={site.brand}
      producer={site.brand}
      subject={project.summary}
      // Not the current time: every process must draw the same bytes under one ETag.
      creationDate={new Date(project.checked.on)}
      language="en-IN"
    >
      <Page size="A4" style={style.page}>
        <Frame brochure={brochure} />
        <Cover project={project} pictures={pictures} />
        <Titles brochure={brochure} />
        <Facts cells={factCells(project, questionStates(project))} />
        <View break={sheets === 'many'} />
        {body.map(({ key, drawing }) => (
          <Fragment key={key}>{drawing}</Fragment>
        ))}
        <View wrap={false} style={sheets === 'many' ? style.last : {}}>
          {company?.drawing}
          <BrochureClosing brochure={brochure} />
        </View>
      </Page>
    </Document>
  )
}

type Block = {
  key: string
  drawing: ReactNode
  /** Fits on one sheet with the closing. */
  isShort: boolean
}

function blocksOf({ project, plans, answers }: Brochure, pictures: Pictures): Block[] {
  const questions = {
    key: QUESTIONS.anchor,
    drawing: <Questions answers={answers} />,
    isShort: true,
  }
  const [first, ...rest] = project.sections.map((section) => ({
    key: anchorOf(section),
    drawing: <BrochureSections sections={[section]} project={{ ...project, plans }} />,
    isShort: isShort([section]),
  }))
  const sections = [...(first ? [first] : []), questions, ...rest]
  const chapters = (project.pages ?? []).map((page) => ({
    key: page.slug,
    drawing: <Chapter page={page} />,
    isShort: isShort(page.sections),
  }))
  const hasGallery = galleryPictures(project, (slot) => pictures.has(slot)).length > 0
  if (!hasGallery) return [...sections, ...chapters]
  const gallery = <BrochureGallery project={project} pictures={pictures} />
  return [...sections, ...chapters, { key: 'gallery', drawing: gallery, isShort: true }]
}

function Questions({ answers }: Pick<Brochure, 'answers'>) {
  return (
    <View style={style.section} wrap={false}>
      <Text style={style.heading}>{QUESTIONS.heading}</Text>
      <View style={style.body}>
        <Ledger rows={answers} />
      </View>
    </View>
  )
}

/** A subpage stays on one sheet when it fits, otherwise its heading stays with its first lines. */
function Chapter({ page }: { page: SubPage }) {
  const [first, ...rest] = page.sections
  return (
    <View wrap={!fitsOneSheet(page.sections)}>
      <View wrap={false}>
        <View style={style.chapter}>
          <Text style={style.chapterName}>{page.name}</Text>
        </View>
        <View style={style.chapterFacts}>
          <Facts cells={allCells(page)} />
        </View>
        {first ? <BrochureSections sections={[first]} project={{}} /> : null}
      </View>
      <BrochureSections sections={rest} project={{}} />
    </View>
  )
}

function BrochureClosing({ brochure }: { brochure: Brochure }) {
  const { site, disclaimer } = brochure
  return (
    <View style={style.closing} wrap={false}>
      <View style={style.contact}>
        <View>
          <Text style={style.contactHead}>{site.brand}</Text>
          <Text>{site.office}</Text>
          {site.phone === undefined ? null : (
            <Link src={telephoneAddress(site.phone)} style={style.link}>
              {site.phone}
            </Link>
          )}
          {site.email === undefined ? null : (
            <Link src={`mailto:${site.email}`} style={style.link}>
              {site.email}
            </Link>
          )}
        </View>
        {brochure.origin === '' ? null : <WayToPage address={pageAddress(brochure)} />}
      </View>
      <View style={style.disclaimer}>
        <Text style={[style.fine, style.strong]}>Disclaimer</Text>
        <Text style={style.fine}>
          {[
            disclaimer.lede,
            ...disclaimer.sections.flatMap(({ paragraphs = [] }) => paragraphs),
          ].join(' ')}
        </Text>
      </View>
    </View>
  )
}

/** A path without the site's address is of no use on paper. */
function WayToPage({ address }: { address: string }) {
  const { host, pathname } = new URL(address)
  return (
    <View style={{ width: 250, flexDirection: 'row', justifyContent: 'flex-end' }}>
      <View style={{ width: 150, marginRight: 16 }}>
        <Text style={style.contactHead}>This project online</Text>
        <Link src={address} style={[style.small, style.link]}>
          {`${host}\n${pathname}`}
        </Link>
      </View>
      <QrDrawing text={address} size={76} />
    </View>
  )
}

function Frame({ brochure: { project, site } }: { brochure: Brochure }) {
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
