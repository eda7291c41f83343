import { sorted } from '#app/lib/lists.ts'

export type PageOf<T> = {
  items: T[]
  page: number
  pages: number
  before: number
}

/** The page of `?page=`: the first for anything invalid, the last beyond the end, since lists shrink. */
export function pageOf<T>(list: readonly T[], requested: string | null, size: number): PageOf<T> {
  const pages = Math.max(1, Math.ceil(list.length / size))
  const number = /^[1-9]\d{0,5}$/.test(requested ?? '') ? Number(requested) : 1
  const page = Math.min(number, pages)
  const before = (page - 1) * size
  return { items: list.slice(before, before + size), page, pages, before }
}

export function pageAddress(address: string, page: number): string {
  if (page === 1) return address
  return `${address}${address.includes('?') ? '&' : '?'}page=${page}`
}

export function pagesOffered(page: number, pages: number): (number | undefined)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const numbers = sorted(new Set(near), (a, b) => a - b)
  return numbers.flatMap((one, at) => {
    const last = numbers[at - 1]
    if (last === undefined || one === last + 1) return [one]
    return [one === last + 2 ? last + 1 : undefined, one]
  })
}
