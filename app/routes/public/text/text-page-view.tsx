import type { ReactNode } from 'react'

import { breadcrumbList, JsonLd } from '#app/lib/json/json-ld.tsx'
import type { HeadFacts, PictureFacts } from '#app/media/picture.tsx'
import { WidePicture } from '#app/routes/public/frame/wide-picture.tsx'
import { FieldPart, useField } from '#app/ui/document/field.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'

import type { CompletedText } from './completed-text.ts'
import { TextSection } from './text-section.tsx'
import sheet from './text.css?url'

type Props = {
  page: CompletedText
  picture: HeadFacts | undefined
  pictures: Record<string, PictureFacts>
  origin: string
  path: string
  force?: ReactNode
  /** An item before the sections, of a page that is not numbered. */
  first?: ReactNode
  isPictureNotForPhones?: boolean
}

export function TextPageView({ page, picture, pictures, origin, path, ...parts }: Props) {
  const { force, first, isPictureNotForPhones = false } = parts
  const field = useField('text')
  const crumbs = [{ name: 'Home', to: '/' }, { name: page.title }]
  const sections = page.sections.map((section, at) => (
    // Sections have no state, so an index is a safe key.
    <FieldPart key={at} at={['sections', at]}>
      <TextSection section={section} pictures={pictures} />
    </FieldPart>
  ))
  return (
    <div className="wrap">
      <Sheet href={sheet} />
      <div className="page">
        <Breadcrumb crumbs={crumbs} />
        <h1 {...field(page.heading === undefined ? 'title' : 'heading')}>
          {page.heading ?? page.title}
        </h1>
      </div>
      {picture ? <WidePicture picture={picture} isNotForPhones={isPictureNotForPhones} /> : null}
      <div className="text">
        {force}
        <p className="lede" {...field('lede')}>
          {page.lede}
        </p>
        {page.numbered ? (
          <ol className="text-numbered">{sections}</ol>
        ) : (
          <ul>
            {first}
            {sections}
          </ul>
        )}
        {page.action ? (
          <a className="button" href={page.action.to} {...field('action', 'label')}>
            {page.action.label}
          </a>
        ) : null}
      </div>
      <JsonLd data={breadcrumbList(origin, path, crumbs)} />
    </div>
  )
}
