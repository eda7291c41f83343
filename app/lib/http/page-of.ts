import { sorted } from '#app/lib/lists.ts'

/** One page of a longer list. */
export type PageOf<T> = {
  items: T[]
  /** Its number, counted from 1, and how many pages there are; one where there is nothing. */
  page: number
  pages: number
  /** How many of the list stand before it. */
  before: number
}

/**
 * The page of a list that an address asks for by `?page=`: the first where it asks for none or for
 * nonsense, and the last where it asks for one beyond it, since lists grow shorter.
 */
export function pageOf<T>(list: readonly T[], asked: string | null, size: number): PageOf<T> {
  const pages = Math.max(1, Math.ceil(list.length / size))
  const number = /^[1-9]\d{0,5}$/.test(asked ?? '') ? Number(asked) : 1
  const page = Math.min(number, pages)
  const before = (page - 1) * size
  return { items: list.slice(before, before + size), page, pages, before }
}

/** An address of a list with the number of its page, which the first has none of. */
export function pageAddress(address: string, page: number): string {
  if (page === 1) return address
  return `${address}${address.includes('?') ? '&' : '?'}page=${page}`
}

/** The numbers to offer on a page: the first, its neighbours and the last; undefined for a gap. */
export function pagesOffered(page: number, pages: number): (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const numbers = sorted(new Set(near), (a, b) => a - b)
  return numbers.flatMap((one, at) => {
    const last = numbers[at - 1]
    if (last === undefined || one === last + 1) return [one]
    return [one === last + 2 ? last + 1 : undefined, one]
  })
}
