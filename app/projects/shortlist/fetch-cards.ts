import { fieldsOf, listOf, numberOf, textOf } from '#app/lib/json/json-fields.ts'
import type { PictureFacts } from '#app/media/picture.tsx'
import { projectTypes } from '#app/projects/model/project-types.ts'
import type { ProjectCardFacts } from '#app/projects/model/project.ts'

/** Projects that are no longer listed are left out. */
export async function fetchCards(
  slugs: readonly string[],
  signal: AbortSignal,
): Promise<ProjectCardFacts[]> {
  const answer = await fetch(`/shortlist-cards.json?list=${slugs.join(',')}`, { signal })
  if (!answer.ok) throw new Error('No cards came.')
  return readCards(await answer.json())
}

/** Skips invalid cards. */
export function readCards(value: unknown): ProjectCardFacts[] {
  return listOf(fieldsOf(value)('cards')).flatMap((one) => {
    const field = fieldsOf(one)
    const [id, slug, name] = [numberOf(field('id')), textOf(field('slug')), textOf(field('name'))]
    const type = projectTypes.find((known) => known === field('type'))
    const picture = readPicture(field('picture'))
    const photoOf = textOf(field('photoOf'))
    const facts = listOf(field('facts')).flatMap((fact) => textOf(fact) ?? [])
    if (id === undefined || !slug || !name || !type || !picture) return []
    return [
      {
        id,
        slug,
        name,
        type,
        picture,
        location: textOf(field('location')) ?? '',
        price: textOf(field('price')) ?? '',
        ...(photoOf && { photoOf }),
        ...(facts.length > 0 && { facts }),
        ...(field('revealPrice') === 'soon' && { revealPrice: 'soon' as const }),
        ...(field('isInterestOnly') === true && { isInterestOnly: true as const }),
      },
    ]
  })
}

function readPicture(value: unknown): PictureFacts | undefined {
  const field = fieldsOf(value)
  const [id, hash] = [textOf(field('id')), textOf(field('hash'))]
  const [width, height] = [numberOf(field('width')), numberOf(field('height'))]
  if (id === undefined || hash === undefined || !width || !height) return undefined
  return {
    id,
    hash,
    width,
    height,
    focus: numberOf(field('focus')) ?? 50,
    alt: textOf(field('alt')) ?? '',
    isImpression: field('isImpression') === true,
  }
}
