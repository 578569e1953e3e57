const PRODUCT = 'Lucky Fishing';

/** The title of the page in the browser's tab and history: `Slots · Lucky Fishing`. Home goes by the product's name. */
export function PageTitle({ page }: { page?: string }) {
  return <title>{page ? `${page} · ${PRODUCT}` : PRODUCT}</title>;
}
