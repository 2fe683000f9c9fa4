export { BarChart, type BarChartProps } from './BarChart/BarChart';
export { BarList, type BarListItem, type BarListProps } from './BarList/BarList';
export { LineChart, type LineChartProps } from './LineChart/LineChart';
export {
  CHART_HEIGHTS,
  type ChartHeight,
  type ChartPoint,
  type ChartProps,
  type ChartSeries,
} from './series';
