import { breadcrumbList, JsonLd } from '#app/lib/json/json-ld.tsx'
import type { CheckPage } from '#app/pages/how-we-check-content.ts'
import { CheckDrawingView } from '#app/projects/check-drawing/check-drawing-view.tsx'
import type { CheckDrawing } from '#app/projects/check-drawing/check-drawing.ts'
import { useField } from '#app/ui/document/field.tsx'
import { Sheet } from '#app/ui/document/sheet.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'

import sheet from './how-we-check.css?url'

type Props = {
  pageTexts: CheckPage
  drawing: CheckDrawing | undefined
  count: number
  path: string
  origin: string
}

export function HowWeCheckView({ pageTexts, drawing, count, origin, path }: Props) {
  const field = useField('how-we-check')
  const crumbs = [
    { name: 'Home', to: '/' },
    { name: 'About', to: '/about' },
    { name: pageTexts.title },
  ]
  return (
    <div className="wrap">
      <Sheet href={sheet} />
      <div className="page how-we-check-head">
        <Breadcrumb crumbs={crumbs} />
        <h1 {...field('title')}>{pageTexts.title}</h1>
        <p {...field('lede')}>{pageTexts.lede}</p>
      </div>
      <section className="how-we-check-all" aria-labelledby="every-project">
        <h2 id="every-project">For every project</h2>
        <ul className="ledger">
          {pageTexts.rules.map(({ term, text }, at) => (
            <li key={at}>
              <b {...field('rules', at, 'term')}>{term}</b>
              <span {...field('rules', at, 'text')}>{text}</span>
            </li>
          ))}
        </ul>
      </section>
      {drawing ? <CheckDrawingView drawing={drawing} texts={pageTexts.steps} /> : null}
      <div className="how-we-check-end">
        <p>{count} projects, each with the date we last checked it.</p>
        {drawing ? (
          <a className="button button--line" href={`/${drawing.slug}`}>
            See {drawing.name}
          </a>
        ) : null}
        <a className="button" href="/projects">
          See all {count} projects
        </a>
      </div>
      <JsonLd data={breadcrumbList(origin, path, crumbs)} />
    </div>
  )
}
