import type { texts as english } from '../../features/limits/texts';
import { formatInstant } from '../../ui/format/format-instant';
import { ui } from './shell';
import type { Translation } from '../translation';

const { coins } = ui;

const minutesText = (minutes: number): string => (minutes < 120 ? `${minutes}分` : `${minutes / 60}時間`);

export const limits = {
  intro:
    'これらの制限は、このブラウザーのすべてのタブに適用されます。厳しくする変更はすぐに、緩める変更は24時間後に反映されます。時計を戻しても、これは変わりません。',
  device:
    'アカウントがないため、制限はこの端末のこのブラウザーだけに保存されます。ほかのブラウザーには反映されません。このサイトのデータを消去すると制限もなくなります。ゲームを閉じているあいだに時計を進めると、休止が予定より早く終わることがあります。',
  limit: {
    session: (limit) => {
      if (!limit) return '制限なし';
      const time = minutesText(limit.minutes);
      return limit.until === 'pause' ? `プレイ${time}、そのあと5分間の休憩` : `プレイは1日${time}まで`;
    },
    remindEvery: (minutes) => (minutes === null ? 'リマインダーなし' : `プレイ${minutesText(minutes)}ごと`),
    remindDaily: (on) => (on ? 'その日の最初のスピンで表示' : 'デイリーリマインダーなし'),
    betPerDay: (bet) => (bet === null ? '制限なし' : `1日${coins(bet)}まで`),
    betPerWeek: (bet) => (bet === null ? '制限なし' : `1週間${coins(bet)}まで`),
  },
  now: (limit) => `現在：${limit}。`,
  later: (limit, from) => `${formatInstant(from)}から：${limit}。`,
  keep: '現在の制限を維持',
  set: '設定',
  none: '制限なし',
  minutes: minutesText,

  session: {
    title: 'セッション制限',
    text: 'この制限に達すると、「スピン！」は押せなくなります。5分前と1分前に予告します。ラウンドの間隔が5分未満なら、その間もプレイ時間に数えます。それより長く空くと休憩とみなし、そのあと新しいセッションが始まります。',
    minutes: '制限時間',
    until: 'その後、「スピン！」が押せない期間',
    untils: {
      pause: '5分間の休憩を取るまで',
      tomorrow: '明日まで（今日のプレイはすべて合算）',
    },
  },
  reminders: {
    title: 'デイリーリマインダー',
    text: 'ラウンドの合間にゲームが止まり、プレイ時間、ベットしたコイン、獲得したコインを表示します。そのあと、続けるか休止するかを選べます。',
    label: 'プレイ中のリマインダー',
    every: (minutes) => `${minutesText(minutes)}ごと`,
    never: 'なし',
    daily: 'その日の最初のスピンで、昨日と今週のプレイ状況を表示する',
  },
  purchases: {
    title: '購入制限',
    text: 'Lucky Fishingで購入するものはないため、制限する購入もありません。その代わり、ベットするコインを制限できます。上限を超えるラウンドは始まりません。1週間は月曜日から日曜日までです。',
    betPerDay: '1日のベット上限（コイン）',
    betPerWeek: '1週間のベット上限（コイン）',
    empty: '制限しない場合は空欄にしてください。',
    bad: '0以上の整数でコインの枚数を入力するか、制限しない場合は空欄にしてください。',
  },
  exclusion: {
    title: '自己排除（利用の休止）',
    text: '休止すると、期間が終わるまで、ここのゲームはすべて利用できなくなります。期間を延ばすことはできますが、ゲーム内で短くする方法はありません。',
    honest:
      'アカウントがないため、私たちがあなたの利用をずっと止めておくことはできません。休止はこの端末のこのブラウザーだけに適用され、サイトのデータを消去すると終わります。どこからも利用できないようにするには、サイトをブロックするツールを使ってください：',
    blockers: [
      {
        name: 'LeechBlock',
        url: 'https://www.proginosko.com/leechblock/',
        text: '選んだサイトをブロックします。ほとんどのブラウザーで使えます。無料。',
      },
      {
        name: 'SelfControl',
        url: 'https://selfcontrolapp.com/',
        text: 'Macで、選んだサイトを時間が来るまでブロックします。無料。',
      },
      {
        name: 'BetBlocker',
        url: 'https://betblocker.org/',
        text: 'お使いのすべての端末で、数千のギャンブルサイトをブロックします。無料。',
      },
    ],
    length: '休止期間',
    lengths: {
      day: '24時間',
      week: '1週間',
      month: '1か月',
      'half-year': '6か月',
    },
    begin: '休止する',
    sure: (until) =>
      `${formatInstant(until)}まで、すべてのゲームが利用できなくなります。取り消しはできません。休止しますか？`,
    yes: 'はい、休止する',
    no: 'いいえ',
    none: '休止していません。',
    now: (until) => `${formatInstant(until)}まで休止中です。`,
  },
} satisfies Translation<typeof english>;
