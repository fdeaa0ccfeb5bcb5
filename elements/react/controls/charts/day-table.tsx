import { useTranslator } from '../../foundation/text/translation';

export interface DaySeries<Row> {
  readonly key: Extract<keyof Row, string>;
  readonly label: string;
  /** Color: 1 accent, 2 green, 3 amber, 4 red. */
  readonly series: 1 | 2 | 3 | 4;
}

export interface DayTableProps<Row extends { readonly day: string }> {
  title: string;
  rows: readonly Row[];
  series: readonly DaySeries<Row>[];
}

/** The numbers of a chart as a table, for screen readers only. */
export function DayTable<Row extends { readonly day: string }>({ title, rows, series }: DayTableProps<Row>) {
  const t = useTranslator();
  return (
    // a table keeps the width of its content however it is hidden; a block around it does not
    <div className="sr-visually-hidden">
      <table>
        <caption>{t('charts.table', { title })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('charts.day')}</th>
            {series.map(({ key, label }) => (
              <th key={key} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.day}>
              <th scope="row">{row.day}</th>
              {series.map(({ key }) => (
                <td key={key}>{String(row[key])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
