import { Fragment, type ReactNode } from 'react'

import { Circle, Document, Image, Page, Path, Svg, Text, View } from '@react-pdf/renderer'

import { priceLabel } from '#app/projects/price-label.ts'
import { factCells } from '#app/projects/fact-cells.ts'
import type { Project, SubPage } from '#app/projects/project.ts'
import { anchorOf } from '#app/projects/sections/section-anchor.ts'

import { BrochureClosing } from './brochure-closing.server.tsx'
import { BrochureGallery, type Pictures } from './brochure-gallery.server.tsx'
import { Registration } from './brochure-registration.server.tsx'
import { BrochureSections, fitsOneSheet, isShort } from './brochure-sections.server.tsx'
import { colours, style } from './brochure-style.server.ts'
import { galleryPictures, type Brochure } from './brochure.server.ts'

type Props = {
  brochure: Brochure
  pictures: Pictures
  /** Everything on one sheet, or a cover of its own before the rest. */
  sheets: 'one' | 'many'
}

/** A4 pages of one project; what it says is what the project's page says. */
export function BrochureDocument({ brochure, pictures, sheets }: Props) {
  const { project, site } = brochure
  const blocks = blocksOf(project, pictures)
  const last = blocks.at(-1)
  const company = last?.isShort ? last : undefined
  const body = company ? blocks.slice(0, -1) : blocks
  return (
    <Document
      title={`${project.name}, ${project.location}`}
      author={site.brand}
      creator={site.brand}
      producer={site.brand}
      subject={project.summary}
      language="en-IN"
    >
      <Page size="A4" style={style.page}>
        <Frame brochure={brochure} />
        <Cover project={project} pictures={pictures} />
        <Titles brochure={brochure} />
        <Facts project={project} />
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
  /** Fits a sheet together with the closing, which then does not stand alone on one. */
  isShort: boolean
}

function blocksOf(project: Project, pictures: Pictures): Block[] {
  const sections = project.sections.map((section) => ({
    key: anchorOf(section),
    drawing: <BrochureSections sections={[section]} project={project} />,
    isShort: isShort([section]),
  }))
  const chapters = (project.pages ?? []).map((page) => ({
    key: page.slug,
    drawing: <Chapter page={page} />,
    isShort: isShort(page.sections),
  }))
  if (galleryPictures(project).length === 0) return [...sections, ...chapters]
  const gallery = <BrochureGallery project={project} pictures={pictures} />
  return [...sections, ...chapters, { key: 'gallery', drawing: gallery, isShort: true }]
}

/** What stands on every page: the name above, how to reach us and the page's number below. */
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
        <Text style={style.small}>{`${site.phone}, ${site.email}`}</Text>
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

function Cover({ project, pictures }: { project: Project; pictures: Pictures }) {
  const picture = pictures.get(project.slug)
  if (!picture) return null
  return (
    <View style={style.cover}>
      <Image
        src={{ data: picture.data, format: 'jpg' }}
        style={[style.coverPicture, { objectPosition: `50% ${picture.focus}%` }]}
      />
      {picture.isImpression ? <Text style={style.impression}>Artist’s impression</Text> : null}
    </View>
  )
}

function Titles({ brochure: { project, notice } }: { brochure: Brochure }) {
  return (
    <View style={style.titles}>
      <View style={style.title}>
        <Text style={style.name}>{project.name}</Text>
        <Text style={style.place}>
          {project.location}
          {project.developer ? `. Developer: ${project.developer}` : ''}
        </Text>
        <Text style={style.price}>{priceLabel(project).text}</Text>
      </View>
      <Registration notice={notice} />
    </View>
  )
}

function Facts({ project }: { project: Pick<Project, 'area' | 'facts'> }) {
  const cells = factCells(project)
  if (cells.length === 0) return null
  return (
    <View style={style.facts} wrap={false}>
      {cells.map(({ figure, unit, label }, index) => (
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

/** A page below the project's own, on one sheet where it surely fits; else its name stays with its beginning. */
function Chapter({ page }: { page: SubPage }) {
  const [first, ...rest] = page.sections
  return (
    <View wrap={!fitsOneSheet(page.sections)}>
      <View wrap={false}>
        <View style={style.chapter}>
          <Text style={style.chapterName}>{page.name}</Text>
        </View>
        <View style={style.chapterFacts}>
          <Facts project={page} />
        </View>
        {first ? <BrochureSections sections={[first]} project={{}} /> : null}
      </View>
      <BrochureSections sections={rest} project={{}} />
    </View>
  )
}
