import { config } from '#app/config/config.server.ts'
import { siteOrigin } from '#app/lib/http/site-origin.ts'
import { cities, listProjects, projects } from '#app/projects/catalogue/current-catalogue.server.ts'
import { priceLabel } from '#app/projects/model/price-label.ts'
import type { Project } from '#app/projects/model/project.ts'
import { shownFirst } from '#content/shown-first.ts'

const MAX_ENTRIES = 250

/** The site in plain text for language models (llmstxt.org), one line per project. */
export function loader() {
  const origin = siteOrigin(config.PUBLIC_URL)
  const text = `# ${config.BRAND}

> A real-estate consultancy and investment advisory service. It lists residential, plot, farmhouse and commercial projects with the facts known of each and the date of the last check. Returns and guarantees are the developers' claims.

## Projects

${listedProjects()
  .map((project) => line(project, origin))
  .join('\n')}${rest(origin)}

## Places

${cities()
  .slice(0, MAX_ENTRIES)
  .map(({ slug, name }) => `- [Projects in ${name}](${origin}/city/${slug})`)
  .join('\n')}

## More

- [All projects](${origin}/projects)
- [About](${origin}/about)
- [How we check a project](${origin}/how-we-check)
- [NRI buyers](${origin}/nri)
- [What changed](${origin}/changes): every change to a project's facts, by date
- [Enquire](${origin}/connect)${ways()}
- [Disclaimer](${origin}/disclaimer)
- [The API for other programs](${origin}/api/openapi.json)
`
  return new Response(text, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}

function ways(): string {
  const { PUBLIC_PHONE: phone, PUBLIC_EMAIL: email } = config
  const known = [phone && `phone ${phone}`, email && `email ${email}`].filter(Boolean)
  return known.length === 0 ? '' : `: ${known.join(', ')}`
}

function listedProjects(): readonly Project[] {
  return projects().length <= MAX_ENTRIES ? projects() : listProjects(shownFirst.highlights)
}

function rest(origin: string): string {
  const left = projects().length - listedProjects().length
  if (left === 0) return ''
  return `\n\n${left} more are listed: [search](${origin}/projects?q=) by name, place or developer, or in your own words. [The sitemap](${origin}/sitemap.xml) has all.`
}

function line(project: Project, origin: string): string {
  const { name, slug, summary } = project
  const price = priceLabel(project)
  const priceText = price.kind === 'from' ? ` ${price.text}.` : ''
  return `- [${name}](${origin}/${slug}): ${summary}${priceText}`
}
