import { storableText } from '#app/lib/text/storable.ts'

/** One text field of a posted form; empty when it is missing or the request is no form. */
export async function postedText(request: Request, name: string): Promise<string> {
  return (await postedFields(request))(name)
}

/** The text fields of a posted form by their names; undefined for one that was not sent. */
export async function postedForm(request: Request): Promise<(name: string) => string | undefined> {
  const form = await request.formData().catch(() => undefined)
  return (name) => {
    const value = form?.get(name)
    return typeof value === 'string' ? storableText(value) : undefined
  }
}

/** The same, empty for what was not sent. */
export async function postedFields(request: Request): Promise<(name: string) => string> {
  const field = await postedForm(request)
  return (name) => field(name) ?? ''
}

/** All texts of each field by their names, in their order; none for what was not sent. */
export async function postedTexts(request: Request): Promise<(name: string) => string[]> {
  const form = await request.formData().catch(() => undefined)
  return (name) => (form ? textsOf(form, name) : [])
}

/** All texts of one field of a form, in their order. */
export function textsOf(form: FormData, name: string): string[] {
  return form
    .getAll(name)
    .flatMap((value) => (typeof value === 'string' ? [storableText(value)] : []))
}
