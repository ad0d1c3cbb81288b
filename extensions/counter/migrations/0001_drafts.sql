-- older programs: go on
-- The table of offers is made by the extension of that name; shops of before have it from here.
SELECT 1;
