#!/bin/sh
# eluceo/ical 0.16.1 (Debian 12, PHP): a series or a length of whole days is none. Where DTSTART is a date, the UNTIL of the rule is
# one too (RFC 5545 3.3.10), and a DURATION is days or weeks alone (3.6.1, 3.8.2.5); it writes `UNTIL=20261226T000000Z` and
# `DURATION:P2DT0H0M0S`. Of a series with hours UNTIL is the hour of here, 20:30 in Vic, with the "Z" of UTC behind it, which is
# 21:30 here; west of Greenwich the last evening is left out by that.
# Ends with 0 while that is so, with 1 once it changes. Needs php-cli and php-eluceo-ical.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat > series.php <<'PHP'
<?php
require '/usr/share/php/Eluceo/iCal/autoload.php';
use Eluceo\iCal\Component\{Calendar, Event};
use Eluceo\iCal\Property\Event\RecurrenceRule;

date_default_timezone_set('Europe/Madrid');
$calendar = new Calendar('-//x.example//NONSGML//CA');
foreach (['' => true, ' 20:30' => false] as $hour => $wholeDays) {
    $rule = (new RecurrenceRule())->setFreq('WEEKLY')->setUntil(new DateTime("2026-12-26$hour"));
    $event = (new Event())->setDtStart(new DateTime("2026-12-12$hour"))->setNoTime($wholeDays)->setRecurrenceRule($rule);
    $calendar->addComponent($event->setUseTimezone(!$wholeDays)->setDuration(new DateInterval('P2D')));
}
echo $calendar->render();
PHP
php series.php | tr -d '\r' | grep -E '^(DTSTART|RRULE|DURATION)' | tee written
cat > expected <<'X'
DTSTART;VALUE=DATE:20261212
DURATION:P2DT0H0M0S
RRULE:FREQ=WEEKLY;INTERVAL=1;UNTIL=20261226T000000Z
DTSTART;TZID=Europe/Madrid:20261212T203000
DURATION:P2DT0H0M0S
RRULE:FREQ=WEEKLY;INTERVAL=1;UNTIL=20261226T203000Z
X
cmp written expected
