import { Area, AreaChart, Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { classNames } from '../../foundation/styles/class-names';
import { useTranslator } from '../../foundation/text/translation';
import { type DaySeries, DayTable } from './day-table';

export interface DayChartProps<Row extends { readonly day: string }> {
  title: string;
  /** Oldest first, with `day` as `2026-11-21`. */
  rows: readonly Row[];
  series: readonly DaySeries<Row>[];
  /** `area`: a level that continues from day to day; `bars`: separate counts, stacked. */
  shape: 'area' | 'bars';
}

/** Counts over days: a picture, and a table for screen readers. */
export function DayChart<Row extends { readonly day: string }>({ title, rows, series, shape }: DayChartProps<Row>) {
  const { locale } = useTranslator();
  const Chart = shape === 'area' ? AreaChart : BarChart;
  return (
    <figure className="sr-chart">
      <ul className="sr-chart__legend" aria-hidden>
        {series.map(({ key, label, series: color }) => (
          <li key={key} className={`sr-series--${color}`}>
            {label}
          </li>
        ))}
      </ul>
      <div className="sr-chart__picture" aria-hidden>
        <ResponsiveContainer>
          <Chart data={[...rows]} accessibilityLayer={false} margin={{ top: 8, right: 20, bottom: 0, left: -16 }}>
            <CartesianGrid vertical={false} />
            <XAxis
              dataKey="day"
              tickFormatter={(day: string) => shortDay(day, locale)}
              tickLine={false}
              axisLine={false}
              minTickGap={24}
            />
            <YAxis allowDecimals={false} tickLine={false} axisLine={false} />
            <Tooltip content={<Tip series={series} />} isAnimationActive={false} />
            {series.map(({ key, series: color }) => mark(shape, key, color))}
          </Chart>
        </ResponsiveContainer>
      </div>
      <DayTable title={title} rows={rows} series={series} />
    </figure>
  );
}

function mark(shape: DayChartProps<{ day: string }>['shape'], key: string, color: number) {
  const look = {
    dataKey: key,
    isAnimationActive: false,
    className: classNames('sr-chart__mark', `sr-series--${color}`),
    stroke: 'var(--series)',
    fill: 'var(--series)',
  };
  return shape === 'area' ? (
    <Area key={key} {...look} type="linear" fillOpacity={0.12} strokeWidth={2} />
  ) : (
    <Bar key={key} {...look} stackId="all" maxBarSize={28} />
  );
}

interface TipProps {
  series: readonly { key: string; label: string }[];
  active?: boolean;
  label?: string | number;
  payload?: readonly { dataKey?: unknown; value?: unknown }[];
}

function Tip({ series, active = false, label, payload = [] }: TipProps) {
  if (!active) return null;
  return (
    <div className="sr-chart__tip">
      <strong>{label}</strong>
      {series.map(({ key, label: name }) => (
        <div key={key}>
          {name}: {String(payload.find(({ dataKey }) => dataKey === key)?.value ?? 0)}
        </div>
      ))}
    </div>
  );
}

/** `2026-11-21` -> 21 Nov, in the reader's language. */
function shortDay(day: string, locale: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
}
