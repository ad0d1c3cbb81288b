-- What was here is made by the extension that has the table.
SELECT 1;
