interface Article {
  name: string
  size: string | null
  productCode: string
}

export const articleColumn = {
  label: 'Articolo',
  isBare: true,
  className: 'cell-wide',
  cell: ({ name, size, productCode }: Article) => (
    <>
      <b className="bold">{size ? `${name}, ${size}` : name}</b>
      <br />
      <span className="small muted">{productCode}</span>
    </>
  ),
}
