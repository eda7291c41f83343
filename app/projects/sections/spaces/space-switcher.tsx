import type { ProjectPageData } from '#app/projects/model/sub-page.ts'
import sheet from '#app/projects/sections/section-links.css?url'
import { Sheet } from '#app/ui/document/sheet.tsx'

export function SpaceSwitcher({ page }: { page: ProjectPageData }) {
  const { parent } = page
  if (!parent) return null
  return (
    <nav className="project-nav project-nav--spaces wrap" aria-label={`Spaces in ${parent.name}`}>
      <Sheet href={sheet} />
      <a href={`/${parent.slug}`}>The building</a>
      {parent.pages.map(({ slug, name }) => {
        const path = `/${parent.slug}/${slug}`
        return (
          <a key={slug} href={path} aria-current={path === page.path ? 'page' : undefined}>
            {name}
          </a>
        )
      })}
    </nav>
  )
}
