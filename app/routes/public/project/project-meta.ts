import { pageMeta, type PageMeta } from '#app/lib/http/page-meta.ts'
import { isolated } from '#app/lib/text/bidi.ts'
import { groupedAreas } from '#app/lib/text/printed-units.ts'
import type { Project } from '#app/projects/model/project.ts'
import type { PageContent } from '#app/projects/model/sub-page.ts'

type MetaInput = { card: PageMeta['image']; origin: string; brand: string }

type ArchivedMeta = MetaInput & Pick<Project, 'slug' | 'name' | 'location'>
type Loaded =
  | { archived: ArchivedMeta }
  | { pageProps: MetaInput & { page: PageContent }; known?: boolean }

/** Of a project, of its sub-page, or of an archived project. */
export function metaOfProject(loaded: Loaded | undefined) {
  if (!loaded) return []
  return 'archived' in loaded
    ? archivedMeta(loaded.archived)
    : projectMeta(loaded.pageProps, loaded.known)
}

function projectMeta(
  { page, card, origin, brand }: MetaInput & { page: PageContent },
  isIndexed = true,
) {
  const places = page.parent ? [page.parent.name, page.location] : [page.location]
  return pageMeta({
    title: `${[page.name, ...places].map(isolated).join(', ')} | ${brand}`,
    description: groupedAreas(page.summary),
    url: `${origin}${page.path}`,
    image: card,
    brand,
    kind: 'article',
    isIndexed,
  })
}

function archivedMeta({ slug, name, location, card, origin, brand }: ArchivedMeta) {
  return pageMeta({
    title: `${isolated(name)}, ${isolated(location)}: no longer available | ${brand}`,
    description: `We no longer offer ${isolated(name)}. See its last details and similar projects.`,
    url: `${origin}/${slug}`,
    image: card,
    brand,
    isIndexed: false,
  })
}
