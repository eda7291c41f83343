/** The large text first: the project's summary, or a subpage's first paragraph. */
export function overviewTexts(
  paragraphs: readonly string[],
  summary: string | undefined,
): readonly string[] {
  if (summary === undefined) return paragraphs
  return [summary, ...paragraphs.filter((paragraph) => paragraph !== summary)]
}
