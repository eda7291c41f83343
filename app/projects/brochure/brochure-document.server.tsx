import { Fragment, type ReactNode } from 'react'
import { Document, Page, View } from '@react-pdf/renderer'

import { isolated } from '#app/lib/text/bidi.ts'
import type { Project, SubPage } from '#app/projects/model/project.ts'
import { anchorOf } from '#app/projects/sections/section-anchor.ts'

import { BrochureClosing } from './brochure-closing.server.tsx'
import { Cover, Facts, Titles } from './brochure-cover.server.tsx'
import { Frame } from './brochure-frame.server.tsx'
import { BrochureGallery, type Pictures } from './brochure-gallery.server.tsx'
import { BrochureSections, fitsOneSheet, isShort } from './brochure-sections.server.tsx'
import { style } from './brochure-style.server.ts'
import { Text } from './brochure-text.server.tsx'
import { galleryPictures, type Brochure } from './brochure.server.ts'

type Props = {
  brochure: Brochure
  pictures: Pictures
  sheets: 'one' | 'many'
}

/** A4 pages with the content of the project's page. */
export function BrochureDocument({ brochure, pictures, sheets }: Props) {
  const { project, site } = brochure
  const blocks = blocksOf(project, pictures)
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
  /** Fits on one sheet with the closing. */
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
  const hasGallery = galleryPictures(project, (slot) => pictures.has(slot)).length > 0
  if (!hasGallery) return [...sections, ...chapters]
  const gallery = <BrochureGallery project={project} pictures={pictures} />
  return [...sections, ...chapters, { key: 'gallery', drawing: gallery, isShort: true }]
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
          <Facts project={page} />
        </View>
        {first ? <BrochureSections sections={[first]} project={{}} /> : null}
      </View>
      <BrochureSections sections={rest} project={{}} />
    </View>
  )
}
