/**
 * The texts of an overview, the large one first: a project begins with its summary, a page below it, which has none
 * to begin with, with its first paragraph.
 */
export function overviewTexts(
  paragraphs: readonly string[],
  summary: string | undefined,
): readonly string[] {
  if (summary === undefined) return paragraphs
  return [summary, ...paragraphs.filter((paragraph) => paragraph !== summary)]
}
