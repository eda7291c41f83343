import type { ReactNode } from 'react'

import { breadcrumbList, JsonLd } from '#app/lib/json/json-ld.tsx'
import type { HeadFacts, PictureFacts } from '#app/media/picture.tsx'
import { WidePicture } from '#app/routes/public/frame/wide-picture.tsx'
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
}

export function TextPageView({ page, picture, pictures, origin, path, force }: Props) {
  const crumbs = [{ name: 'Home', to: '/' }, { name: page.title }]
  const sections = page.sections.map((section, at) => (
    // Sections have no state, so an index is a safe key.
    <TextSection key={at} section={section} pictures={pictures} />
  ))
  return (
    <div className="wrap">
      <Sheet href={sheet} />
      <div className="page">
        <Breadcrumb crumbs={crumbs} />
        <h1>{page.heading ?? page.title}</h1>
      </div>
      {picture ? <WidePicture picture={picture} /> : null}
      <div className="text">
        {force}
        <p className="lede">{page.lede}</p>
        {page.numbered ? <ol className="text-numbered">{sections}</ol> : <ul>{sections}</ul>}
        {page.action ? (
          <a className="button" href={page.action.to}>
            {page.action.label}
          </a>
        ) : null}
      </div>
      <JsonLd data={breadcrumbList(origin, path, crumbs)} />
    </div>
  )
}
