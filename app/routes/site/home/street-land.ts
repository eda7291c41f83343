import type { Project } from '#app/projects/project.ts'

/** The sizes of plots that the street's open ground is labelled with; of a kind that is not listed, none. */
export type StreetLand = { plots: string | undefined; farmPlots: string | undefined }

type Listed = Pick<Project, 'type' | 'sections'>

/** The sizes that the first listing of plots and the first of farm plots state. */
export function streetLand(listings: readonly Listed[]): StreetLand {
  const sizesOf = (type: Project['type']) =>
    listings.filter((one) => one.type === type).flatMap(plotSizes)[0]
  return { plots: sizesOf('Plots'), farmPlots: sizesOf('Farmhouse') }
}

/** As a label says them: `from 150 sq yards`, `1250–5000 sq. yards`. */
function plotSizes({ sections }: Listed): string[] {
  return sections
    .flatMap((section) => (section.kind === 'units' ? section.rows : []))
    .flatMap(({ detail }) => detail ?? [])
    .map((detail) => detail.replace(/^From /, 'from ').replace(/(?<=\d) to (?=\d)/, '–'))
}
